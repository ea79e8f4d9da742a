/** A name that nothing else has, as 32 hexadecimal digits; also on an address without https, where browsers have no `crypto.randomUUID`. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
