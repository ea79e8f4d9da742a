import { useSite } from '../../site-context.ts';
import '../../styles/plain-page.css';
import '../../styles/contrast.css';
import '../../styles/large-text.css';
import '../../styles/low-screen.css';
import '../../styles/narrow-search.css';
import '../../styles/motion.css';
import '../../styles/moving.css';
import '../../styles/coming-pictures.css';
import './styled.css';
import './unstyled.css';

/**
 * The style sheet for everything below the header. It is in the body after the header: browsers paint the header while it loads, and block
 * rendering of the content after it.
 */
export function LinkedSheet() {
  return <link rel="stylesheet" href={useSite().stylesheet} />;
}
