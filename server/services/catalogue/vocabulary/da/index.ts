import clockwork from './clockwork.json' with { type: 'json' };
import confectionery from './confectionery.json' with { type: 'json' };
import deco from './deco.json' with { type: 'json' };
import deepSea from './deep-sea.json' with { type: 'json' };
import desert from './desert.json' with { type: 'json' };
import dragon from './dragon.json' with { type: 'json' };
import fruit from './fruit.json' with { type: 'json' };
import gems from './gems.json' with { type: 'json' };
import jungle from './jungle.json' with { type: 'json' };
import neon from './neon.json' with { type: 'json' };
import north from './north.json' with { type: 'json' };
import pirate from './pirate.json' with { type: 'json' };
import space from './space.json' with { type: 'json' };
import storm from './storm.json' with { type: 'json' };
import type { World } from '../../codes.ts';
import type { DanishWords } from '../words.ts';

export const danish: Readonly<Record<World, DanishWords>> = {
  'deep-sea': deepSea,
  desert,
  neon,
  fruit,
  north,
  jungle,
  confectionery,
  pirate,
  clockwork,
  dragon,
  space,
  deco,
  gems,
  storm,
};
