import { personName } from '../../../../../shared/contract/person-name.ts';
import { isAdult } from '../../../accounts/age.ts';
import { employments, genders } from '../../../accounts/choices.ts';
import { isDni } from '../../../accounts/personal-id.ts';
import type { Context, MessageId } from '../context.ts';
import { element } from '../element.ts';
import { checkField } from '../fields/check-field.ts';
import type { Field } from '../fields/field.ts';
import { passwordField } from '../fields/password-field.ts';
import { selectField } from '../fields/select-field.ts';
import { textField } from '../fields/text-field.ts';
import { limitField } from './limit-field.ts';

const usernamePattern = /^[\p{L}\p{N}_.-]{3,30}$/u;
const genderLabels = { female: 'genderFemale', male: 'genderMale', other: 'genderOther' } as const;
const employmentLabels = {
  employed: 'employmentEmployed',
  selfEmployed: 'employmentSelfEmployed',
  studying: 'employmentStudying',
  retired: 'employmentRetired',
  none: 'employmentNone',
} as const;

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const phonePattern = /^\+?[\d ()/-]{6,20}$/;

/** Countries by their names in the reader's language, in the order of its alphabet. */
function countryChoices(lang: string, countries: readonly string[]): [string, string][] {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  const { compare } = new Intl.Collator(lang);
  return countries
    .map((iso2): [string, string] => [iso2, names.of(iso2) ?? iso2])
    .toSorted(([, one], [, other]) => compare(one, other));
}

export function accountFields(context: Context): Field[] {
  const { text } = context;
  const missing = text('wrongMissing');
  return [
    textField({
      name: 'email',
      label: text('email'),
      type: 'email',
      autocomplete: 'email',
      missing,
      check: (value) => (emailPattern.test(value) ? undefined : text('wrongEmail')),
    }),
    textField({
      name: 'username',
      label: text('username'),
      hint: text('usernameHint'),
      autocomplete: 'username',
      missing,
      check: (value) => (usernamePattern.test(value) ? undefined : text('wrongUsername')),
    }),
    passwordField(context, 'new'),
  ];
}

export function personFields({ text, settings }: Context): Field[] {
  const missing = text('wrongMissing');
  const optional = text('optional');
  const choose: [string, string] = ['', text('choose')];
  const choices = <Code extends string>(codes: readonly Code[], labels: Readonly<Record<Code, MessageId>>) => [
    choose,
    ...codes.map((code) => [code, text(labels[code])] as const),
  ];
  const checkName = (value: string) => (personName.test(value) ? undefined : text('wrongName'));
  return [
    textField({ name: 'firstName', label: text('firstName'), autocomplete: 'given-name', missing, check: checkName }),
    textField({ name: 'lastName', label: text('lastName'), autocomplete: 'family-name', missing, check: checkName }),
    textField({
      name: 'dateOfBirth',
      label: text('dateOfBirth'),
      hint: text('dateOfBirthHint'),
      type: 'date',
      autocomplete: 'bday',
      max: new Date().toISOString().slice(0, 10),
      missing: text('wrongDateOfBirth'),
      check: (value) => (isAdult(value, Date.now()) ? undefined : text('UNDER_AGE')),
    }),
    selectField({
      name: 'nationality',
      label: text('nationality'),
      choices: [choose, ...countryChoices(settings.lang, settings.nationalities)],
      value: settings.country,
      missing: text('wrongChoice'),
    }),
    ...(settings.personalId
      ? [
          textField({
            name: 'personalId',
            label: text('personalId'),
            autocomplete: 'off',
            missing,
            check: (value) => (isDni(value.toUpperCase()) ? undefined : text('wrongPersonalId')),
          }),
        ]
      : []),
    selectField({
      name: 'gender',
      label: text('gender'),
      optional,
      choices: choices(genders, genderLabels),
      missing,
    }),
    selectField({
      name: 'employmentStatus',
      label: text('employmentStatus'),
      optional,
      choices: choices(employments, employmentLabels),
      missing,
    }),
  ];
}

/** The consent's sentence with its two links; they open beside the page, or what was typed would be lost. */
function termsLabel({ text, settings }: Context): (string | HTMLElement)[] {
  const link = (id: MessageId, href: string) => element('a', { href, target: '_blank', rel: 'noopener' }, text(id));
  const links: Readonly<Record<string, HTMLElement>> = {
    '{terms}': link('termsLink', settings.termsUrl),
    '{privacy}': link('privacyLink', settings.privacyUrl),
  };
  return text('terms')
    .split(/(\{\w+\})/)
    .map((part) => links[part] ?? part);
}

export function addressFields(context: Context): Field[] {
  const { text, settings } = context;
  const { lang, countries, country, disableCountry } = settings;
  const missing = text('wrongMissing');
  return [
    textField({
      name: 'buildingName',
      label: text('buildingName'),
      autocomplete: 'address-line1',
      missing,
    }),
    textField({ name: 'postcode', label: text('postcode'), autocomplete: 'postal-code', missing }),
    textField({ name: 'city', label: text('city'), autocomplete: 'address-level2', missing }),
    selectField({
      name: 'country',
      label: text('country'),
      autocomplete: 'country',
      choices: countryChoices(lang, countries),
      value: countries.includes(country) ? country : countries[0],
      disabled: disableCountry,
      missing: text('wrongChoice'),
    }),
    textField({
      name: 'mobile',
      label: text('mobile'),
      type: 'tel',
      autocomplete: 'tel',
      missing,
      check: (value) => (phonePattern.test(value) ? undefined : text('wrongMobile')),
    }),
    limitField(context),
    checkField({ name: 'terms', label: termsLabel(context), missing: text('wrongTerms') }),
    checkField({ name: 'marketing', label: [text('marketing')] }),
  ];
}
