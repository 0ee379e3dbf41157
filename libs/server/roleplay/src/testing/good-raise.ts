/** The lines of a person who asks for a raise and does it well. */
export const goodRaise = [
  'Thanks for making time. I’d like 78,000 from January. I’ll tell you why.',
  'I’ve run two teams since April because nobody else could take the second one, and nobody has left either of them.',
  'I can see that you have to defend this upstairs, and that the budget is tight. What would the director need to hear to say yes?',
  'That makes sense. How could I help you make the case?',
  'Here are two sentences: the late shift ships before six since May, and neither team has lost anyone since April.',
  'I could send you the figures tonight, so that you have them on one page.',
  'So you take one case up by Friday, it may be mine, and I send you two sentences tonight. Shall we talk on Friday at noon?',
  'Thank you. I’ll send the figures by six tonight and come to you on Friday at twelve.',
];
