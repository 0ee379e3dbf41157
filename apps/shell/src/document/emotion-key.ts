/** Names Emotion's styles in the HTML, so that the browser goes on with the server's. */
export const emotionKey = 'gr';
