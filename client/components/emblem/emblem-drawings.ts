import type { HelpKind } from '../../../brands/index.ts';

/** Social networks on which brands have accounts. */
export type SocialNetwork = 'instagram' | 'facebook' | 'twitter';

export type EmblemName = HelpKind | SocialNetwork;

/** A filled background shape; each family of emblems has its own. */
const plate = (outline: string) => `<path d="${outline}" fill="#000" fill-opacity=".12" stroke-width="1.5"/>`;
const shield = plate(
  'M16 2.5c3.6 2.6 7.4 3.8 11.5 4v9c0 6.6-4.4 11.4-11.5 14-7.1-2.6-11.5-7.4-11.5-14v-9c4.1-.2 7.9-1.4 11.5-4Z',
);
const roundel = plate('M2.5 16a13.5 13.5 0 1 0 27 0 13.5 13.5 0 1 0-27 0');
const card = plate('M7.5 4.5h17a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3h-17a3 3 0 0 1-3-3v-17a3 3 0 0 1 3-3Z');
/** A seal with twelve scallops. */
const seal = plate(
  Array.from({ length: 12 }, (_, index) => {
    const at = (turn: number) => {
      const angle = (turn * Math.PI) / 6;
      return `${(16 + 11.5 * Math.sin(angle)).toFixed(2)} ${(16 - 11.5 * Math.cos(angle)).toFixed(2)}`;
    };
    return `${index === 0 ? `M${at(0)}` : ''}A3.3 3.3 0 0 1 ${at(index + 1)}`;
  }).join('') + 'Z',
);

const line = (path: string) => `<path d="${path}"/>`;

/** Outlines of 32 by 32, stroked by default, in the order of the sprite. */
export const emblemDrawings: Readonly<Record<EmblemName, string>> = {
  regulator: seal + line('m10.5 16.3 3.8 3.8 7.2-7.7'),
  helpline:
    roundel +
    line(
      'M11.7 9c.6-.6 1.6-.5 2 .3l1.3 2.3c.3.6.2 1.3-.3 1.8l-1.1 1c.9 1.9 2.3 3.3 4.2 4.2l1-1.1c.5-.5 1.2-.6 1.8-.3l2.3 1.3c.8.4.9 1.4.3 2l-1 1c-.8.8-2 1.1-3.1.7-4-1.4-7-4.4-8.4-8.4-.4-1.1-.1-2.3.7-3.1Z',
    ),
  support: roundel + line('M8.5 10h9.5v6.5h-5l-2.5 2.5v-2.5h-2Zm12.5 4h2.5v6.5h-2V23L19 20.5h-4.5'),
  selfExclusion: shield + line('M11.5 15h9v7h-9Zm2-.2v-2.3a2.5 2.5 0 0 1 5 0v2.3M16 17.8v1.7'),
  selfTest: card + line('m9 11.5 1.5 1.5 2.5-3M9 18.5l1.5 1.5 2.5-3m3-5h7m-7 7h7'),
  saferPlay:
    shield + line('M16 21.5s-5.5-3.2-5.5-7.2a2.9 2.9 0 0 1 5.5-1.4 2.9 2.9 0 0 1 5.5 1.4c0 4-5.5 7.2-5.5 7.2Z'),
  limits: card + line('M9 11h14M9 16h14M9 21h14M13 9v4m7 1v4m-5 1v4'),
  instagram: card + line('M16 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9m6-2h.01'),
  facebook: card + line('M19.5 9.5h-1.3c-1.6 0-2.5.9-2.5 2.5V24m-3-7.5h6.3'),
  twitter: card + line('m10.5 10 11 12m0-12-11 12'),
};
