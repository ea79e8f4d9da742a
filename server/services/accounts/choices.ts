/** Values that the form offers; the service takes no others. */
export const genders = ['female', 'male', 'other'] as const;
export const employments = ['employed', 'selfEmployed', 'studying', 'retired', 'none'] as const;
