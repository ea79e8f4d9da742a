/** Points of the answers, from never to almost always. */
export const answerPoints = [0, 1, 2, 3] as const;
export const questionNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The highest sum. */
export const mostPoints = questionNumbers.length * 3;

export type Band = 'none' | 'low' | 'moderate' | 'high';

/** Points by question; undefined where a question has no answer. */
export type Answers = readonly (number | undefined)[];

/** The level of a score by the Problem Gambling Severity Index (Ferris and Wynne, The Canadian Problem Gambling Index, 2001). */
export function bandOf(sum: number): Band {
  if (sum >= 8) return 'high';
  if (sum >= 3) return 'moderate';
  return sum > 0 ? 'low' : 'none';
}

/** Chasing losses (question 3) most of the time, or borrowing and selling (question 4) at all, raises the level regardless of the sum. */
export const needsAttention = (answers: Answers): boolean => (answers[2] ?? 0) >= 2 || (answers[3] ?? 0) >= 1;

/** The number of the first question without an answer; undefined when all have one. */
export function firstUnanswered(answers: Answers): number | undefined {
  const index = questionNumbers.findIndex((_, at) => answers[at] === undefined);
  return index < 0 ? undefined : index + 1;
}

export const sumOf = (answers: Answers): number => answers.reduce<number>((sum, points = 0) => sum + points, 0);
