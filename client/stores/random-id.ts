/** Returns a unique id of 32 hexadecimal digits. Works without HTTPS, where browsers have no `crypto.randomUUID`. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
