/// <reference lib="esnext.temporal" />
import { hash } from 'node:crypto';
import type { JackpotSeed } from '../catalogue/jackpots.ts';

/** Fields of a jackpot from which its amount is computed. */
export type JackpotPlan = Pick<JackpotSeed, 'id' | 'type' | 'base' | 'velocityPerSecond' | 'mustDropAt'>;

/** A jackpot at one moment. */
export interface JackpotState {
  amount: number;
  lastWonAt: Date;
  lastWonAmount: number;
  mustDropBy?: Date;
  mustDropAmount?: number;
}

const dayMs = 86_400_000;
const earliestMs = 4 * 3_600_000;
const megaPeriodMs = 17 * dayMs;

/** 0 to 1, always the same for the same name. */
function chance(name: string): number {
  return Number.parseInt(hash('sha256', name, 'hex').slice(0, 8), 16) / 0xffff_ffff;
}

const grown = ({ base, velocityPerSecond }: JackpotPlan, ms: number) =>
  base + Math.floor((velocityPerSecond * ms) / 1000);

/** A mega jackpot drops once in each period of 17 days, at an unpredictable time. */
function megaAt(plan: JackpotPlan, now: number): JackpotState {
  const dropIn = (period: number) => (period + chance(`${plan.id}:${period}`) * 0.8) * megaPeriodMs;
  const current = Math.floor(now / megaPeriodMs);
  const last = dropIn(current) <= now ? current : current - 1;
  return {
    amount: grown(plan, now - dropIn(last)),
    lastWonAt: new Date(dropIn(last)),
    lastWonAmount: grown(plan, dropIn(last) - dropIn(last - 1)),
  };
}

/** A daily jackpot drops at some moment of the four hours before its time, on the market's clock (summer time included). */
function dailyAt(plan: JackpotPlan, now: number, timeZone: string): JackpotState {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate();
  const deadline = (days: number) =>
    today.add({ days }).toZonedDateTime({ timeZone, plainTime: plan.mustDropAt ?? '23:00' }).epochMilliseconds;
  const dropOn = (days: number) => deadline(days) - chance(`${plan.id}:${today.add({ days }).toString()}`) * earliestMs;
  const last = dropOn(0) <= now ? 0 : -1;
  return {
    amount: grown(plan, now - dropOn(last)),
    lastWonAt: new Date(dropOn(last)),
    lastWonAmount: grown(plan, dropOn(last) - dropOn(last - 1)),
    mustDropBy: new Date(deadline(last + 1)),
    // Two hours more than the longest that it can grow: the day may have 25 hours.
    mustDropAmount: Math.ceil(grown(plan, dayMs + earliestMs + 7_200_000) / 1000) * 1000,
  };
}

/** The jackpot at a moment (milliseconds since 1970): the same on every machine, and after every restart. */
export function jackpotAt(plan: JackpotPlan, now: number, timeZone: string): JackpotState {
  return plan.type === 'mega' ? megaAt(plan, now) : dailyAt(plan, now, timeZone);
}
