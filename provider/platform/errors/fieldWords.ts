import type { Locale } from '../messages/words.ts';
import { invalidField, type Refusal } from './errors.ts';

/** Why a field is refused when only the database, not the schema, can tell. */
const fieldWords = {
  managerOnly: {
    ko: '운영진만 쓸 수 있는 항목이에요.',
    en: 'Only a manager can set this.',
  },
  unknownForum: { ko: '이런 포럼은 없어요.', en: 'There is no such forum.' },
  unknownCategory: {
    ko: '이 포럼에 없는 카테고리가 있어요. 다시 골라 주세요.',
    en: 'This forum has no such category. Please choose again.',
  },
  unknownTag: {
    ko: '이 포럼에 없는 태그가 있어요. 다시 골라 주세요.',
    en: 'This forum has no such tag. Please choose again.',
  },
  unknownPostCategory: {
    ko: '없는 카테고리가 있어요. 다시 골라 주세요.',
    en: 'There is no such category. Please choose again.',
  },
  unknownPostTag: {
    ko: '없는 태그가 있어요. 다시 골라 주세요.',
    en: 'There is no such tag. Please choose again.',
  },
  emptyContent: {
    ko: '본문을 적거나 사진을 넣어 주세요.',
    en: 'Please write something or add a picture.',
  },
  notionContent: {
    ko: '노션 글의 본문은 노션에서 고친 뒤 페이지를 다시 올려 주세요.',
    en: 'Change the words of a Notion page in Notion and upload the page again.',
  },
  articlePage: {
    ko: '노션 페이지는 노션 글에만 넣을 수 있어요.',
    en: 'Only a Notion post takes a Notion page.',
  },
  notionMissing: { ko: '노션 페이지를 올려 주세요.', en: 'Please upload the Notion page.' },
  notionEmpty: {
    ko: '글이 없는 페이지예요. 글이 있는 페이지를 올려 주세요.',
    en: 'This page has no words. Please upload one that has.',
  },
  notionShape: {
    ko: '노션에서 내보낸 페이지가 아니에요. 파일을 다시 확인해 주세요.',
    en: 'This is not a page exported from Notion. Please check the file.',
  },
  notionBlock: {
    ko: '옮길 수 없는 블록이 있어요. 제목, 글, 목록, 할 일, 토글, 인용, 콜아웃, 구분선, 단만 남겨 주세요.',
    en: 'A block cannot be taken. Please keep headings, texts, lists, to-dos, toggles, quotes, callouts, dividers and columns alone.',
  },
  notionLink: {
    ko: '쓸 수 없는 링크가 있어요. http, https, mailto 주소만 쓸 수 있어요.',
    en: 'A link cannot be used. Only http, https and mailto addresses can.',
  },
  notionLong: {
    ko: '페이지가 너무 길거나 깊어요. 500블록, 열 단계, 6만 자까지 올릴 수 있어요.',
    en: 'The page is too long or too deep. It may have 500 blocks, ten levels and 60,000 characters.',
  },
  unknownProduct: {
    ko: '지금은 고를 수 없는 제품이 있어요. 다시 골라 주세요.',
    en: 'A product is no longer available. Please choose again.',
  },
  unknownEvent: { ko: '이 포럼에 없는 이벤트예요.', en: 'This forum has no such event.' },
  unknownFile: {
    ko: '올라오지 않은 사진이 있어요. 다시 올려 주세요.',
    en: 'A picture was not uploaded. Please upload it again.',
  },
  photoNeeded: {
    ko: '이 챌린지는 사진이 있어야 인증돼요. 한 장 골라 주세요.',
    en: 'This challenge asks for a photo. Please choose one.',
  },
  missingFile: { ko: '사진을 골라 주세요.', en: 'Please choose a picture.' },
  oneFile: { ko: '사진은 한 장씩 올려 주세요.', en: 'Please send one picture at a time.' },
  unknownField: { ko: '보낼 수 없는 항목이에요.', en: 'This field is not accepted.' },
  repeatedField: {
    ko: '한 번만 보낼 수 있는 항목이에요.',
    en: 'This field may be sent only once.',
  },
  wrongValue: { ko: '다시 확인해 주세요.', en: 'Please check this.' },
  brokenFile: {
    ko: '사진을 읽을 수 없어요. 다른 사진을 골라 주세요.',
    en: 'The picture cannot be read. Please choose another.',
  },
  wordTooShort: {
    ko: '글자가 두 개 이상 있어야 해요. 한 글자는 다른 말 속에도 있어요.',
    en: 'Use at least two letters: one stands inside many other words.',
  },
  reasonMissing: { ko: '이유를 적어 주세요.', en: 'Please say why.' },
  wordThere: { ko: '이미 있는 말이에요.', en: 'This word is there already.' },
  pastEnd: { ko: '지금보다 뒤의 시각을 골라 주세요.', en: 'Please choose a time after now.' },
  missingEmail: {
    ko: '소식을 받을 이메일 주소를 적어 주세요.',
    en: 'Please give the address that the news goes to.',
  },
  unknownAnswers: {
    ko: '답하지 않은 문항이 있어요. 모든 문항에 답해 주세요.',
    en: 'An item has no answer. Please answer every one.',
  },
  otherResult: {
    ko: '내 최근 피부 결과와 달라요. 결과를 다시 붙여 주세요.',
    en: 'This is not your latest skin result. Please attach it again.',
  },
  choiceMissing: { ko: '하나를 골라 주세요.', en: 'Please choose one.' },
  unknownChoice: {
    ko: '고를 수 없는 항목이 있어요. 새로고침해서 다시 골라 주세요.',
    en: 'A choice is not there any more. Please reload and choose again.',
  },
  nothingWritten: { ko: '내용을 적어 주세요.', en: 'Please write something.' },
  tooFewWords: {
    ko: '조금 더 자세히 적어 주세요. 필요한 글자 수를 확인해 주세요.',
    en: 'Please write a little more. See how many characters are needed.',
  },
  notAsked: { ko: '이 미션에서 묻지 않는 항목이에요.', en: 'This mission does not ask for that.' },
  unknownParent: {
    ko: '답글을 달 댓글이 없어요. 새로고침해 주세요.',
    en: 'The comment to reply to is gone. Please reload.',
  },
} as const satisfies Record<string, Record<Locale, string>>;
export type FieldReason = keyof typeof fieldWords;

/** The refusal (400) of one field, in the asker's language. */
export const refuseField = (locale: Locale, field: string, reason: FieldReason): Refusal =>
  invalidField(field, fieldWords[reason][locale]);
