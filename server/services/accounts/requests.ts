import * as v from 'valibot';
import { brands } from '../../../brands/index.ts';
import type { Culture } from '../../../locales/index.ts';
import { personNameText } from '../../../shared/contract/basics.ts';
import { countryCodes } from '../geo/iso2.ts';
import { cultureByLang, skinOf } from '../skins.ts';
import { isBirthday } from './age.ts';
import { employments, genders } from './choices.ts';
import { siblingSkin } from './demo-accounts.ts';

/** Requests of the widget. A refusal names their fields. */
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
const optionalText = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)));
const country = v.picklist(countryCodes);
/** One of the choices, or the empty one of a field that may stay empty. */
const optionalChoice = (choices: readonly string[]) => v.optional(v.picklist(['', ...choices]));

/** A culture by its language tag, as the widget was configured. */
export const requestCulture = v.pipe(
  v.string(),
  v.transform(cultureByLang),
  v.custom<Culture>((culture) => culture !== undefined, 'needs the language of a culture'),
);

/** The site and the culture of every call. `service.ts` compares the two. */
const siteFields = {
  skin: v.picklist([...brands.map(skinOf), siblingSkin]),
  culture: requestCulture,
};

export const shortestPassword = 10;
const newPassword = v.pipe(v.string(), v.regex(/\S/), v.minLength(shortestPassword), v.maxLength(200));

export const loginRequest = v.object({
  ...siteFields,
  login: text(254),
  password: v.pipe(v.string(), v.maxLength(200)),
});

export const registerRequest = v.object({
  ...siteFields,
  email: v.pipe(v.string(), v.trim(), v.maxLength(254), v.email()),
  username: v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N}_.-]{3,30}$/u)),
  password: newPassword,
  firstName: personNameText,
  lastName: personNameText,
  dateOfBirth: v.pipe(
    v.string(),
    v.check((day) => isBirthday(day, Date.now())),
  ),
  gender: optionalChoice(genders),
  nationality: country,
  employmentStatus: optionalChoice(employments),
  personalId: v.optional(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(20))),
  // Punctuation between six digits or more.
  mobile: v.pipe(v.string(), v.trim(), v.maxLength(20), v.regex(/^\+?(?:[ ()/-]*\d){6,}[ ()/-]*$/)),
  country,
  buildingName: text(100),
  city: text(100),
  state: optionalText(100),
  postcode: text(12),
  /** Minor units a month; 0 for none. */
  limit: v.pipe(v.number(), v.integer(), v.minValue(0)),
  terms: v.literal(true),
  marketing: v.boolean(),
});
export type RegisterRequest = v.InferOutput<typeof registerRequest>;

export const forgottenPasswordRequest = v.object({ ...siteFields, login: text(254) });
export const newPasswordRequest = v.object({
  ...siteFields,
  login: text(254),
  code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/)),
  password: newPassword,
});

/** Pay N Play: the customer whom the bank identified, and the amount of a deposit (minor units). */
export const payNPlayRequest = v.object({
  ...siteFields,
  identity: text(40),
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export const feedbackRequest = v.object({
  ...siteFields,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: text(2000),
});
