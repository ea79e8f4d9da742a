/** Whether cleaned HTML shows nothing: no text outside its tags and no picture. */
export const isBlankHtml = (html: string): boolean => !/(?:^|>)\s*[^\s<]|<img\b/.test(html);
