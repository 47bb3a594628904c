/** What articles are about: everything here is true of its subject alone. */
export interface Subject {
  /** As titles name it; takes a particle by its last letter. */
  name: string;
  category: 'care' | 'ingredients' | 'season' | 'life';
  tags: readonly string[];
  products: readonly string[];
  /** The scenes that suit it. */
  pictures: readonly number[];
  lead: string;
  /** Headings with what stands beneath them. */
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[];
  tips: readonly string[];
  questions: readonly (readonly [question: string, answer: string])[];
  quote: string;
}
