import { useSite } from '../../site-context.ts';
import '../../styles/plain-page.css';
import '../../styles/contrast.css';
import '../../styles/large-text.css';
import '../../styles/narrow-search.css';
import '../../styles/motion.css';
import '../../styles/moving.css';
import '../../styles/coming-pictures.css';
import './styled.css';
import './unstyled.css';

/**
 * The sheet of everything below the header. It stands in the body, behind what the inline sheet covers: browsers paint the header
 * while it loads, and nothing behind it before it is there.
 */
export function LinkedSheet() {
  return <link rel="stylesheet" href={useSite().stylesheet} />;
}
