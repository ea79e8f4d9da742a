/** An error whose message says all that its reader needs: it is shown without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}
