/** A block as it is written below: its type, its text and the blocks within it. */
interface Written {
  type: string;
  blockText?: string;
  format?: Record<string, unknown>;
  within?: Written[];
  /** Of a to-do: done. */
  checked?: boolean;
}

/** A post that is a Notion page. */
export interface NotionPage {
  title: string;
  tags: string[];
  recordMap: Record<string, unknown>;
}

/** When the pages were written in Notion: shown nowhere, but every export carries it. */
const WRITTEN_AT = Date.UTC(2026, 1, 1);

/** Returns the id of a block, from the numbers of page and block, in Notion's format. */
const idOf = (page: number, block: number) =>
  `${String(page).padStart(8, '0')}-6779-8656-6f6c-${String(block).padStart(12, '0')}`;

/** Converts `**bold**` and `*italic*` of the texts below to Notion's decorations. */
const decorated = (blockText: string) =>
  blockText
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) return [part.slice(2, -2), [['b']]];
      return part.startsWith('*') ? [part.slice(1, -1), [['i']]] : [part];
    });

/** Builds the record map of a page, in the shape of a Notion export. */
function recordMapOf(page: number, title: string, blocks: Written[]): Record<string, unknown> {
  const block: Record<string, unknown> = {};
  let made = 0;
  const add = (written: Written, parent: string): string => {
    const id = idOf(page, made);
    made += 1;
    const entry = { role: 'reader', value: {} };
    block[id] = entry;
    const content = (written.within ?? []).map((child) => add(child, id));
    entry.value = {
      id,
      version: 1,
      type: written.type,
      properties: {
        ...(written.blockText !== undefined && { title: decorated(written.blockText) }),
        ...(written.checked !== undefined && { checked: [[written.checked ? 'Yes' : 'No']] }),
      },
      ...(content.length > 0 && { content }),
      ...(written.format && { format: written.format }),
      created_time: WRITTEN_AT,
      last_edited_time: WRITTEN_AT,
      parent_id: parent,
      parent_table: parent === idOf(page, 0) || made > 1 ? 'block' : 'space',
      alive: true,
      created_by_table: 'notion_user',
      created_by_id: idOf(page, 0),
      last_edited_by_table: 'notion_user',
      last_edited_by_id: idOf(page, 0),
    };
    return id;
  };
  add({ type: 'page', blockText: title, within: blocks }, idOf(0, page));
  return {
    block,
    collection: {},
    collection_view: {},
    collection_query: {},
    notion_user: {},
    signed_urls: {},
  };
}

const text = (blockText: string): Written => ({ type: 'text', blockText });
const head = (blockText: string): Written => ({ type: 'header', blockText });
const sub = (blockText: string): Written => ({ type: 'sub_header', blockText });
const dot = (blockText: string): Written => ({ type: 'bulleted_list', blockText });
const step = (blockText: string): Written => ({ type: 'numbered_list', blockText });
const quote = (blockText: string): Written => ({ type: 'quote', blockText });
const todo = (blockText: string, checked: boolean): Written => ({
  type: 'to_do',
  blockText,
  checked,
});
const note = (icon: string, blockText: string): Written => ({
  type: 'callout',
  blockText,
  format: { page_icon: icon, block_color: 'teal_background' },
});
const fold = (blockText: string, ...within: Written[]): Written => ({
  type: 'toggle',
  blockText,
  within,
});
const line: Written = { type: 'divider' };

const pages: readonly (readonly [title: string, tags: string[], blocks: Written[]])[] = [
  [
    '결을 처음 찾은 분께: 둘러보는 법',
    ['guide'],
    [
      note('🌿', '결은 **피부결**과 *결이 맞는 친구*를 함께 찾는 곳이에요. 천천히 둘러보세요.'),
      head('세 가지부터'),
      step('포럼에서 지금 궁금한 것과 비슷한 글을 찾아 읽어요.'),
      step('마음에 드는 글에 하트를 눌러요. 글쓴이에게 큰 힘이 돼요.'),
      step('인사 글을 한 줄 남겨요. 긴 글이 아니어도 괜찮아요.'),
      head('우리의 약속'),
      dot('피부에는 정답이 없어요. **내 경우에는**이라고 말해요.'),
      dot('진단은 병원의 몫이에요. 걱정되면 진료를 권해요.'),
      dot('제품을 받았거나 돈을 받았다면 첫 줄에 적어요.'),
      quote('좋은 친구, 좋은 피부'),
      sub('자주 묻는 것'),
      fold('글을 지우면 어떻게 되나요?', text('서른 날 동안 되돌릴 수 있어요. 그 뒤에는 완전히 사라져요.')),
      fold('닉네임은 바꿀 수 있나요?', text('설정에서 언제든 바꿀 수 있어요. 주소에 쓰이는 아이디는 그대로예요.')),
      line,
      text('더 궁금한 것은 일대일 문의로 물어봐 주세요.'),
    ],
  ],
  [
    '피부 일기 쓰는 법: 한 줄이면 충분해요',
    ['record', 'guide'],
    [
      text('기억은 좋은 날과 나쁜 날만 남겨요. 그래서 보통의 날을 적어 두는 일기가 필요해요.'),
      head('무엇을 적을까요'),
      dot('**잠**: 몇 시에 누워 몇 번 깼는지'),
      dot('**바른 것**: 새로 더하거나 뺀 것만'),
      dot('**느낌**: 당김, 번들거림, 붉음을 5점으로'),
      note('📷', '사진은 일주일에 한 번, 같은 자리와 같은 빛에서 찍어요.'),
      head('이번 주 점검표'),
      todo('자기 전 한 줄 적기', true),
      todo('일요일 아침 사진 한 장', true),
      todo('새 제품은 하나만', false),
      head('한 달 뒤'),
      step('붉은 날을 세어 봐요.'),
      step('그 전날의 잠과 바른 것을 찾아봐요.'),
      step('두 번 넘게 겹치는 것을 일주일 쉬어 봐요.'),
      quote('적는 일은 바르는 일보다 늦게, 그러나 오래 효과가 있어요.'),
    ],
  ],
  [
    '전성분표 읽기 연습장',
    ['label', 'guide'],
    [
      text('전성분은 많이 든 순서로 적혀요. 다만 1퍼센트 아래는 순서가 자유로워요.'),
      head('세 칸으로 나눠 읽기'),
      sub('앞의 다섯'),
      text('물, 글리세린, 부틸렌글라이콜. 제품의 **몸**이에요. 여기서 질감이 정해져요.'),
      sub('가운데'),
      text('광고에서 본 이름이 여기 있다면 꽤 들어 있는 거예요.'),
      sub('끝'),
      text('향료와 보존제. 예민하다면 **향료**와 *리모넨, 리날룰* 같은 이름을 기억해 두세요.'),
      line,
      fold(
        '연습 문제: 이 크림은 어떤 피부에 어울릴까요?',
        dot('앞쪽에 시어버터가 있다면 되직하고 건조한 피부에'),
        dot('앞쪽에 실리콘이 있다면 매끈하고 가벼운 쪽에'),
      ),
      note('🔎', '이름이 어렵다고 나쁜 것이 아니에요. 모르는 이름은 성분 포럼에 물어봐 주세요.'),
    ],
  ],
];

/** The Notion pages of the first content. */
export const notionPages: readonly NotionPage[] = pages.map(([title, tags, blocks], index) => ({
  title,
  tags,
  recordMap: recordMapOf(index + 1, title, blocks),
}));

/** Returns the text of a record map's blocks on one line, without the page's own title. */
export function textOf(recordMap: Record<string, unknown>): string {
  const blocks = Object.values(recordMap.block ?? {}) as {
    value: { type: string; properties?: { title?: [string][] } };
  }[];
  return blocks
    .filter(({ value }) => value.type !== 'page')
    .map(({ value }) => (value.properties?.title ?? []).map(([fragment]) => fragment).join(''))
    .filter(Boolean)
    .join(' ');
}
