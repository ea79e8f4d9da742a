/** Whether sanitised HTML has neither text nor pictures. */
export const isBlankHtml = (html: string): boolean => !/(?:^|>)\s*[^\s<]|<img\b/.test(html);
