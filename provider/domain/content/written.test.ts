import { expect, test } from 'vitest';
import { answerFields, questionFields } from '../../../contract/questions.ts';
import { topicFields } from '../../../contract/topics.ts';
import { answers, questions } from '../../db/schema/questions.ts';
import { topics } from '../../db/schema/topics.ts';
import { textColumns, writtenFields } from './written.ts';

test('the texts among the fields that members write are known by their columns, and no choice, list or number', () => {
  const namesOf = (texts: object) => Object.keys(texts).sort();
  expect(namesOf(textColumns(topics, topicFields))).toEqual(['content', 'name', 'productType', 'skinType', 'title']);
  expect(namesOf(textColumns(questions, questionFields.shape))).toEqual(['content', 'title']);
  expect(textColumns(answers, answerFields.shape)).toEqual({ content: answers.content });
});

test('what an author wrote is taken from a row without the rest of it', () => {
  const row = { id: 3, content: '글', showManagerBadge: true };
  expect(writtenFields(row, answerFields.shape)).toEqual({ content: '글', showManagerBadge: true });
});
