import { expect, it } from 'vitest';
import { readLegalText, writeLegalText } from './legalText';

const parts = {
  intro: ['모두의 약속이에요.'],
  sections: [
    { heading: '가입', body: ['만 14세부터 가입해요.', '계정은 본인만 써요.\n- 비밀번호를 지켜요.'] },
    { heading: '탈퇴', body: [] },
  ],
};

it('reads what it writes', () => {
  expect(readLegalText(writeLegalText(parts))).toEqual(parts);
});

it('reads a text from another program: its line ends, spaces between paragraphs, a heading on its paragraph', () => {
  const typed =
    '  모두의 약속이에요.\r\n \r\n#  가입\r\n만 14세부터 가입해요.\r\n\r\n\r\n\r\n#해시태그는 제목이 아니에요.';
  expect(readLegalText(typed)).toEqual({
    intro: ['모두의 약속이에요.'],
    sections: [{ heading: '가입', body: ['만 14세부터 가입해요.', '#해시태그는 제목이 아니에요.'] }],
  });
});

it('reads a text without headings, and none', () => {
  expect(readLegalText('하나\n\n둘')).toEqual({ intro: ['하나', '둘'], sections: [] });
  expect(readLegalText('')).toEqual({ intro: [], sections: [] });
});
