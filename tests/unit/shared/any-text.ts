import fc from 'fast-check';

/** Every code point but the halves of surrogate pairs. */
const codePoint = fc.oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }));

/** Texts of ASCII and of all of Unicode. The unit 'binary' of fast-check first takes seconds to list all letters. */
export const anyText = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength }),
    fc.array(codePoint, { maxLength }).map((points) => String.fromCodePoint(...points)),
  );
