import 'react';

/** Buttons that open and close dialogs without a script (HTML, invoker commands); React's own types do not have them yet. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
