import type { Language } from '../catalogue/codes.ts';

/** First names as people of a market have them. */
const names: Readonly<Record<Language, readonly string[]>> = {
  en: (
    'Amelia Aoife Beth Callum Ciara Declan Donna Ewan Fiona Gareth Hannah Imogen Jack Kelly Liam Maeve Niall Olivia ' +
    'Priya Rhys Sandra Tariq Una Wendy'
  ).split(' '),
  de: (
    'Andrea Bernd Claudia Dirk Elke Florian Gisela Hakan Ines Jonas Katrin Lukas Mareike Nadine Olaf Petra Ralf ' +
    'Sabine Torsten Ute Volker Yasemin'
  ).split(' '),
  sv: (
    'Agneta Bengt Cecilia Daniel Elin Fredrik Gunilla Henrik Ingrid Johan Karin Lars Malin Niklas Oskar Pernilla ' +
    'Rasmus Stina Tobias Ulrika Viktor Yasmine'
  ).split(' '),
  es: (
    'Aitor Beatriz Carmen Diego Elena Fermín Gloria Hugo Inés Javier Lucía Manuel Nuria Óscar Pilar Quique Rocío ' +
    'Sergio Teresa Valentín Xavier Yolanda'
  ).split(' '),
  da: (
    'Anders Birgitte Camilla Dorthe Emil Freja Gitte Henning Ida Jesper Kirsten Lars Mette Nanna Ole Pernille ' +
    'Rasmus Søren Tina Ulla Viggo Yasmin'
  ).split(' '),
};

/**
 * A masked name that identifies no one: first and last letter with a constant number of stars between. `pick` from 0 to
 * 1 selects it.
 */
export function maskedName(language: Language, pick: number): string {
  const list = names[language];
  const name = list[Math.min(list.length - 1, Math.floor(pick * list.length))] ?? '';
  return `${name.slice(0, 1)}***${name.slice(-1)}`;
}
