// A generated review consists of one sentence from each list.
export const openings = [
  'Ordered on Monday, in the garage on Thursday.',
  'The parcel had been dropped, the contents had not noticed.',
  'Second one I buy: my brother kept the first.',
  'Cheaper elsewhere, and there I would have waited three weeks.',
  'I read the description twice, and it was right both times.',
  'Bought as a present and kept.',
  'Four years of use before I write this.',
  'The box is smaller than the picture makes it, the thing is not.',
] as const;

export const results = [
  'It does what it says and nothing else.',
  'The size is the size that is written on it.',
  'Sturdy, if a little heavy.',
  'The finish could be better on the inside, where nobody looks.',
  'It has outlived the car I bought it for.',
  'I would have liked a case with it.',
  'The instructions are short, in good English and enough.',
  'After a winter outdoors there is no rust on it.',
  'One star less for the smell of the packaging.',
] as const;

export const endings = [
  '',
  'Would buy it again.',
  'My neighbour has borrowed it twice already.',
  'The telephone was answered by somebody who knew the stock.',
  'Exchanged without a question.',
  'Recommended to everybody with cold hands.',
  'Next time I order two.',
] as const;
