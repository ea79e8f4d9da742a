import 'react';

/** Attributes of HTML invoker commands, which open and close dialogs without a script; React's types lack them. */
declare module 'react' {
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
