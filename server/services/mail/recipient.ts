const gmailHosts: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an email address, for counting only: lower case, without a `+tag`, and for Gmail without dots
 * (https://support.google.com/mail/answer/7436150). Letters go to the address as it was typed.
 */
export function recipientOf(email: string): string {
  const [local = '', host = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return gmailHosts.has(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
