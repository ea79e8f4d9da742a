import { type SubmitEvent, useEffect, useRef } from 'react';
import {
  type CardSettings,
  cardQuery,
  maxSeedLength,
  maxTitleLength,
  parseCardQuery,
} from '../../../shared/bingo/card-query.ts';
import { cardTypes, maxCards } from '../../../shared/bingo/card-set.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Button } from '../../components/button/button.tsx';
import { useNavigation } from '../../navigation/navigation-context.ts';
import css from './card-form.module.css';
import { cardsId } from './cards-id.ts';

const searchOf = (form: HTMLFormElement) => {
  const search = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.append(name, value);
  return search;
};

/** Fills the fields with the settings of the cards shown, whose code may have been drawn since. */
function takeOver(form: HTMLFormElement, settings: CardSettings) {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'radio') field.checked = field.value === String(settings.type);
    else field.value = String(settings[field.name as keyof CardSettings]);
  }
}

/** A plain GET form for cards, which navigates without a reload once the page is hydrated. */
export function CardForm({ path, settings }: { path: string; settings: CardSettings }) {
  const { text } = useIntl();
  const { navigate } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(settings);
  useEffect(() => {
    // Keep choices made before hydration.
    if (form.current && cardQuery(shown.current) !== cardQuery(settings)) takeOver(form.current, settings);
    shown.current = settings;
  }, [settings]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(`${path}${cardQuery(parseCardQuery(searchOf(event.currentTarget)))}#${cardsId}`);
  };

  return (
    <form ref={form} className={css.form} action={`${path}#${cardsId}`} onSubmit={submit}>
      <fieldset>
        <legend>{text('bingoCards.type')}</legend>
        <div className={css.types}>
          {cardTypes.map((type) => (
            <label key={type}>
              <input type="radio" name="type" value={type} defaultChecked={type === settings.type} />
              <b>{text(`bingoCards.type.${type}`)}</b>
              <small>{text(`bingoCards.kind.${type}`)}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <label htmlFor="count">{text('bingoCards.count')}</label>
        <input
          id="count"
          type="number"
          name="count"
          min={1}
          max={maxCards}
          step={1}
          required
          defaultValue={settings.count}
          aria-describedby="count-hint"
        />
        <small id="count-hint">{text('bingoCards.countHint', { max: maxCards })}</small>
      </div>
      <div>
        <label htmlFor="title">{text('bingoCards.name')}</label>
        <input
          id="title"
          name="title"
          maxLength={maxTitleLength}
          defaultValue={settings.title}
          aria-describedby="title-hint"
        />
        <small id="title-hint">{text('bingoCards.nameHint')}</small>
      </div>
      <div>
        <label htmlFor="seed">{text('bingoCards.seed')}</label>
        <input
          id="seed"
          name="seed"
          maxLength={maxSeedLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={settings.seed}
          aria-describedby="seed-hint"
        />
        <small id="seed-hint">{text('bingoCards.seedHint')}</small>
      </div>
      <Button type="submit" kind="accent" size="large">
        {text('bingoCards.make')}
      </Button>
    </form>
  );
}
