import type { Language } from '../words.ts';

/** Letters about accounts. */
export const texts: Readonly<Record<Language, { codeSubject: string; codeLetter: string }>> = {
  en: {
    codeSubject: 'Your code for a new password',
    codeLetter:
      'Hello {name},\n\nyour code for a new {site} password is {code}. It works for 15 minutes.\n\nIf you did not ask for it, do nothing: your password stays as it is.',
  },
  de: {
    codeSubject: 'Dein Code für ein neues Passwort',
    codeLetter:
      'Hallo {name},\n\ndein Code für ein neues Passwort bei {site} lautet {code}. Er gilt 15 Minuten.\n\nHast du ihn nicht angefordert, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
  },
  sv: {
    codeSubject: 'Din kod för ett nytt lösenord',
    codeLetter:
      'Hej {name}!\n\nDin kod för ett nytt lösenord hos {site} är {code}. Den gäller i 15 minuter.\n\nHar du inte bett om den behöver du inte göra något: ditt lösenord är oförändrat.',
  },
  da: {
    codeSubject: 'Din kode til en ny adgangskode',
    codeLetter:
      'Hej {name}!\n\nDin kode til en ny adgangskode hos {site} er {code}. Den gælder i 15 minutter.\n\nHar du ikke bedt om den, skal du ikke gøre noget: din adgangskode er den samme.',
  },
  es: {
    codeSubject: 'Tu código para una contraseña nueva',
    codeLetter:
      'Hola, {name}:\n\nTu código para una contraseña nueva en {site} es {code}. Es válido durante 15 minutos.\n\nSi no lo has pedido, no tienes que hacer nada: tu contraseña sigue igual.',
  },
};
