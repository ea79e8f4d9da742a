/** A step of the ladder of stakes, in minor units of the market's currency. */
export interface StakeSteps {
  least: readonly number[];
  most: readonly number[];
}

/**
 * Facts of an additional market for the embedded services: the games of its catalogue, and the rules of its
 * accounts. `server/services/additional-markets.ts` validates codes and explains each field.
 */
export interface ServicesFacts {
  catalogue: {
    language: string;
    counts: Readonly<Record<string, number>>;
    sharedShare: number;
    groups: readonly string[];
    jackpotScale?: number;
    firstSlots: readonly string[];
    withheld: readonly string[];
    withheldMechanics?: readonly string[];
    slotTax: number;
    slotStakes: StakeSteps;
    tableStakes: StakeSteps;
    ticketPrices: StakeSteps;
    minimumWin: number;
    youngAdultLimit?: number;
  };
  accounts: {
    personalId?: string;
    limitRequired: boolean;
    limits: readonly number[];
    amounts: readonly number[];
  };
}
