/** Key of Emotion's styles in the HTML, so that the browser hydrates the server's styles. */
export const emotionKey = 'gr';
