import type { Context, View } from '../context.ts';
import { button, element } from '../element.ts';
import { areaField } from '../fields/area-field.ts';
import { choiceField } from '../fields/choice-field.ts';
import { form } from '../form.ts';

const longest = 2000;

export function feedbackView(context: Context): View {
  const { text, send, show } = context;
  const ratings = text('feedbackRatings').split('|');
  const rating = choiceField({
    name: 'rating',
    label: text('feedbackRating'),
    choices: ratings.map((words, index) => [String(index + 1), words]),
    missing: text('wrongChoice'),
  });
  const words = areaField({ name: 'text', label: text('feedbackText'), missing: text('wrongMissing'), most: longest });
  const fields = form(context, {
    fields: [rating, words],
    submit: text('feedbackSubmit'),
    async send(values) {
      const result = await send('feedback', { ...values, rating: Number(values['rating']) });
      if ('error' in result) return result.error;
      show(thanksView(context));
      return undefined;
    },
  });
  return {
    module: 'feedback',
    title: text('feedbackTitle'),
    content: [element('p', { class: 'lead' }, text('feedbackLead')), fields],
  };
}

function thanksView({ text, close }: Context): View {
  return {
    title: text('feedbackThanks'),
    content: [element('p', { class: 'lead' }, text('feedbackThanksText')), button(text('close'), 'primary', close)],
  };
}
