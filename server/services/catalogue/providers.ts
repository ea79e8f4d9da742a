import { house } from '../../../brands/index.ts';
import type { Chance } from '../art/kit/random.ts';
import type { Kind, World } from './codes.ts';

/** A studio that makes games. All are invented. */
export interface Provider {
  code: string;
  name: string;
  /** Worlds of its slots, the most frequent first. Empty when it makes no slots. */
  worlds: readonly World[];
  /** Kinds of games that the provider makes besides slots. */
  makes: readonly Kind[];
}

const studio = (name: string, worlds: readonly World[], makes: readonly Kind[] = []): Provider => ({
  code: name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
  name,
  worlds,
  makes,
});

export const houseStudio = studio(house.name, ['space', 'north'], ['product', 'bingo', 'videoBingo', 'plinko']);

/** The studios, each with its taste. */
export const providers: readonly Provider[] = [
  houseStudio,
  studio('Tidehouse', ['deep-sea', 'pirate', 'storm'], ['scratch']),
  studio('Senhet Works', ['desert', 'jungle', 'dragon']),
  studio('Kilowatt Lab', ['neon', 'storm', 'space'], ['scratch']),
  studio('Old Orchard', ['fruit', 'confectionery', 'gems'], ['scratch']),
  studio('Polaris Play', ['space', 'north', 'deep-sea']),
  studio('Brasswick', ['clockwork', 'dragon', 'deco'], ['other']),
  studio('Velvet Rooms', ['deco', 'neon'], ['roulette', 'blackjack', 'other']),
  studio('Kitefall', ['gems', 'jungle', 'dragon'], ['plinko', 'scratch']),
  studio('Halden & Moor', ['north', 'dragon', 'pirate']),
  studio('Marrowfield', ['fruit', 'jungle', 'north']),
  studio('Quillwright', ['clockwork', 'deco', 'desert']),
  studio('Saltmarsh Nine', ['pirate', 'deep-sea', 'fruit']),
  studio('Umbra Yard', ['space', 'neon', 'gems']),
  studio('Fern & Anvil', ['jungle', 'clockwork', 'north']),
  studio('Paper Lynx', ['dragon', 'north', 'confectionery']),
  studio('Copperleaf', ['fruit', 'clockwork', 'desert'], ['plinko']),
  studio('Tern Island', ['deep-sea', 'pirate', 'north']),
  studio('Vesper & Vine', ['confectionery', 'deco', 'fruit']),
  studio('Glasshouse Nine', ['gems', 'jungle', 'deep-sea'], ['scratch']),
  studio('Low Lantern', ['dragon', 'pirate', 'north']),
  studio('Ninefold', ['gems', 'desert', 'space'], ['plinko']),
  studio('Oxbow Parade', ['fruit', 'pirate', 'jungle'], ['bingo', 'videoBingo']),
  studio('Sable & Finch', ['deco', 'gems', 'confectionery']),
  studio('Mirror Loft', ['neon', 'deco', 'space'], ['roulette', 'blackjack']),
  studio('Granite Choir', ['storm', 'dragon', 'gems']),
  studio('Palmwood', ['jungle', 'desert', 'deep-sea']),
  studio('Second Moon', ['space', 'north', 'neon']),
  studio('Tallow Street', ['deco', 'clockwork', 'neon'], ['other', 'scratch']),
  studio('Northgate Felt', [], ['roulette', 'blackjack', 'other']),
  studio('Orangery', ['confectionery', 'fruit', 'deco'], ['blackjack', 'other']),
  studio('Rook & Ribbon', ['confectionery', 'deco', 'dragon'], ['blackjack', 'other']),
  studio('Salon Eleven', [], ['roulette', 'blackjack', 'other']),
  studio('Thistledown', ['north', 'jungle', 'fruit'], ['bingo', 'scratch']),
  studio('Cobalt Ferry', ['deep-sea', 'space', 'neon']),
  studio('Hollow Drum', ['jungle', 'storm', 'pirate']),
  studio('Ivory Tramway', ['clockwork', 'neon', 'deco'], ['roulette']),
  studio('Juniper Row', ['fruit', 'confectionery', 'north'], ['bingo', 'videoBingo']),
  studio('Kestrel Mill', ['fruit', 'clockwork', 'storm'], ['scratch']),
  studio('Lapis Yard', ['desert', 'gems', 'deco']),
  studio('Mapmaker', ['pirate', 'desert', 'jungle']),
  studio('Ochre House', ['desert', 'dragon', 'fruit'], ['roulette', 'blackjack']),
  studio('Static Garden', ['neon', 'space', 'clockwork'], ['plinko']),
  studio('Windrow', ['storm', 'north', 'deep-sea'], ['scratch']),
];

const slotMakers = new Map<World, readonly Provider[]>();

/** A studio for a slot of this world; the first of a studio's worlds is three times as likely as its last. */
export function pickSlotProvider(world: World, chance: Chance): Provider {
  let makers = slotMakers.get(world);
  if (!makers) {
    makers = providers.flatMap((provider) => {
      const place = provider.worlds.indexOf(world);
      return place < 0 ? [] : Array.from({ length: 3 - place }, () => provider);
    });
    slotMakers.set(world, makers);
  }
  return chance.pick([makers[0] ?? houseStudio, ...makers.slice(1)]);
}

/** A studio for a game that is not a slot. */
export function pickProvider(kind: Kind, chance: Chance): Provider {
  const [first = houseStudio, ...rest] = providers.filter(({ makes }) => makes.includes(kind));
  return chance.pick([first, ...rest]);
}
