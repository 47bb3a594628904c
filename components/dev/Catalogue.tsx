import { type ReactNode, useState } from 'react';
import { Layout } from '@/components/layout/Layout';
import { Seo } from '@/components/layout/Seo';
import { Avatar } from '@/components/ui/Avatar';
import { Button, IconButton, LinkButton } from '@/components/ui/Button';
import { Card, CardSkeletons, cardGrid } from '@/components/ui/Card';
import { Checkbox } from '@/components/ui/Checkbox';
import { Chip, ChipLink, Chips } from '@/components/ui/Chips';
import { ConfirmSheet } from '@/components/ui/ConfirmSheet';
import { Count } from '@/components/ui/Count';
import { EntryRow } from '@/components/ui/EntryRow';
import { FactList } from '@/components/ui/FactList';
import { Select, TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { GrainLine, Mark } from '@/components/ui/GrainLine';
import { HeartButton } from '@/components/ui/HeartButton';
import * as icons from '@/components/ui/icons';
import { List, SectionHead } from '@/components/ui/List';
import { Menu } from '@/components/ui/Menu';
import { MoreLink } from '@/components/ui/MoreLink';
import { Pagination } from '@/components/ui/Pagination';
import { ProgressBar } from '@/components/ui/ProgressBar';
import { QrCode } from '@/components/ui/QrCode';
import { RelativeTime } from '@/components/ui/RelativeTime';
import { Sheet } from '@/components/ui/Sheet';
import { Skeleton, SkeletonRows } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { Tabs } from '@/components/ui/Tabs';
import { Tag } from '@/components/ui/Tag';
import { TextArea } from '@/components/ui/TextArea';
import styles from './Catalogue.module.css';

const PATH = '/dev/ui';
const LONG =
  '환절기에건조해진피부를위해수분크림을고르는방법과그동안써본제품을하나하나비교해보았어요https://example.com/a-very-long-address-without-a-break';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.section}>
    <SectionHead title={title} />
    <div className={styles.examples}>{children}</div>
  </section>
);

const Example = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={styles.example}>
    <p className={styles.name}>{name}</p>
    <div className={wide ? styles.wide : styles.stage}>{children}</div>
  </div>
);

/** Renders /dev/ui, in development only: every part of components/ui in its states, in both themes. */
export function Catalogue() {
  return (
    <Layout path={PATH}>
      <Seo path={PATH} title="UI kit" noindex />
      <h1>UI kit</h1>
      <Buttons />
      <Fields />
      <Marks />
      <Rows />
      <Overlays />
      <States />
    </Layout>
  );
}

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

const Buttons = () => (
  <Section title="Buttons">
    {variants.map((variant) => (
      <Example key={variant} name={`Button ${variant}: plain, small, icon, disabled, busy`}>
        <Button variant={variant}>저장</Button>
        <Button variant={variant} size="small">
          저장
        </Button>
        <Button variant={variant} icon={<icons.PlusIcon size={1} />}>
          추가
        </Button>
        <Button variant={variant} disabled>
          저장
        </Button>
        <Button variant={variant} busy>
          저장
        </Button>
      </Example>
    ))}
    <Example name="LinkButton, IconButton">
      <LinkButton href={PATH}>링크</LinkButton>
      <IconButton label="닫기">
        <icons.CloseIcon />
      </IconButton>
    </Example>
    <Example name="HeartButton: off, on, large count, busy">
      <Hearts />
    </Example>
  </Section>
);

function Hearts() {
  const [liked, setLiked] = useState(false);
  return (
    <>
      <HeartButton liked={liked} count={liked ? 1 : 0} busy={false} onClick={() => setLiked(!liked)} />
      <HeartButton liked count={12} busy={false} onClick={() => undefined} />
      <HeartButton liked count={1_234_567} busy={false} onClick={() => undefined} />
      <HeartButton liked={false} count={3} busy onClick={() => undefined} />
    </>
  );
}

const Fields = () => (
  <Section title="Fields">
    <Example name="TextField: hint" wide>
      <TextField name="email" label="이메일" hint="로그인할 때 써요" note="선택" />
    </Example>
    <Example name="TextField: error" wide>
      <TextField name="email" label="이메일" defaultValue="a@" error="이메일 주소를 확인해 주세요." />
    </Example>
    <Example name="TextField: disabled" wide>
      <TextField name="email" label="이메일" defaultValue="demo@gyeol.test" disabled />
    </Example>
    <Example name="Select" wide>
      <Select name="type" label="피부 타입">
        <option>건성</option>
        <option>지성</option>
      </Select>
    </Example>
    <Example name="TextArea: text" wide>
      <TextArea name="content" label="내용" defaultValue={LONG} />
    </Example>
    <Example name="TextArea: error" wide>
      <TextArea name="content" label="내용" error="내용을 입력해 주세요." />
    </Example>
    <Example name="Checkbox: off, on, error, disabled" wide>
      <Checkbox name="agreed">약관에 동의해요</Checkbox>
      <Checkbox name="agreed" defaultChecked>
        약관에 동의해요
      </Checkbox>
      <Checkbox name="agreed" error="동의가 필요해요">
        약관에 동의해요
      </Checkbox>
      <Checkbox name="agreed" disabled>
        약관에 동의해요
      </Checkbox>
    </Example>
    <Example name="Form: an invalid field, being sent" wide>
      <Form aria-label="닉네임" onSubmit={() => undefined}>
        <TextField name="nickname" label="닉네임" defaultValue="결" error="닉네임은 2–20자예요." />
        <Button type="submit">저장</Button>
      </Form>
      <Form aria-label="소개" onSubmit={() => undefined}>
        <TextField name="introduction" label="소개" defaultValue="건성이에요" />
        <Button type="submit" busy>
          저장
        </Button>
      </Form>
    </Example>
  </Section>
);

const sizes = [1, 2, 3, 4] as const;

const Marks = () => (
  <Section title="Marks">
    <Example name="Avatar: four sizes, with a picture">
      {sizes.map((size) => (
        <Avatar key={size} nickname="결이" src={null} size={size} />
      ))}
      <Avatar nickname="결이" src="/icons/192.png?w=48" size={3} />
    </Example>
    <Example name="Tag: plain, accent, warning">
      <Tag>공지</Tag>
      <Tag tone="accent">참여 중</Tag>
      <Tag tone="warning">마감</Tag>
    </Example>
    <Example name="Chip, ChipLink: off, on">
      <Chip>보습</Chip>
      <Chip selected>보습</Chip>
      <Chips label="카테고리">
        <ChipLink href={PATH}>여드름</ChipLink>
        <ChipLink href={PATH} selected>
          여드름
        </ChipLink>
      </Chips>
    </Example>
    <Example name="Count, RelativeTime">
      <Count value={0} label="댓글" icon={<icons.CommentIcon size={1} />} />
      <Count value={98_765} label="조회" icon={<icons.EyeIcon size={1} />} />
      <RelativeTime at="2026-01-01T00:00:00Z" />
    </Example>
    <Example name="ProgressBar: 0, 60 %, 100 %, unknown" wide>
      <ProgressBar label="0" value={0} />
      <ProgressBar label="0.6" value={0.6} />
      <ProgressBar label="1" value={1} />
      <ProgressBar label="?" />
    </Example>
    <Example name="Icons">
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} title={name}>
          <Icon />
        </span>
      ))}
    </Example>
    <Example name="Mark, GrainLine">
      <Mark />
      <GrainLine />
    </Example>
    <Example name="QrCode">
      <div style={{ width: 160 }}>
        <QrCode address="https://gyeol.test/invite/ABCD" label="초대 주소" />
      </div>
    </Example>
  </Section>
);

const facts = (
  <>
    <span>결이</span>
    <span>3시간 전</span>
    <span>좋아요 12</span>
  </>
);

const Rows = () => (
  <Section title="Lists">
    <Example name="EntryRow: full, long, brief, small" wide>
      <List>
        <EntryRow
          href={PATH}
          title="수분크림 추천해 주세요"
          badge={<Tag>고정</Tag>}
          before={<Avatar nickname="결이" src={null} />}
          excerpt="건성인데 속당김이 심해요."
          tags={['보습', '건성']}
        >
          {facts}
        </EntryRow>
        <EntryRow href={PATH} title={LONG} excerpt={LONG} tags={[LONG.slice(0, 40)]}>
          {facts}
        </EntryRow>
        <EntryRow href={PATH} title="수분크림 추천해 주세요" size="brief" place={1}>
          {facts}
        </EntryRow>
        <EntryRow href={PATH} title="수분크림 추천해 주세요" size="small" place={2} />
      </List>
    </Example>
    <Example name="Card: without a picture, marked, long" wide>
      <List className={cardGrid}>
        <Card href={PATH} title="7일 보습 챌린지" picture={null} mark={<Tag>참여 중</Tag>}>
          {facts}
        </Card>
        <Card href={PATH} title={LONG} picture={null} excerpt={LONG} />
      </List>
    </Example>
    <Example name="Tabs, MoreLink" wide>
      <Tabs
        label="보기"
        items={[
          { href: PATH, label: '최신순', current: true },
          { href: `${PATH}?hot`, label: '인기', current: false },
        ]}
      />
      <MoreLink href={PATH}>더 보기</MoreLink>
    </Example>
    <Example name="FactList" wide>
      <FactList
        facts={[
          { name: '기간', value: '7일' },
          { name: '비고', value: LONG },
        ]}
      />
    </Example>
    <Example name="Pagination: first page, in the middle, loading more" wide>
      <Pagination page={1} count={91} pageSize={30} hrefOf={() => PATH} />
      <Pagination page={9} count={900} pageSize={30} hrefOf={() => PATH} />
      <Pagination page={2} count={91} pageSize={30} hrefOf={() => PATH} onLoadMore={() => undefined} loadingMore />
    </Example>
  </Section>
);

function Overlays() {
  const [open, setOpen] = useState<'sheet' | 'confirm'>();
  const close = () => setOpen(undefined);
  return (
    <Section title="Overlays">
      <Example name="Menu">
        <Menu
          label="더 보기"
          trigger={<icons.MoreIcon />}
          items={[
            { label: '수정', icon: <icons.PencilIcon />, onSelect: () => undefined },
            { label: '프로필', href: PATH },
            { label: '삭제', danger: true, onSelect: () => undefined },
          ]}
        />
      </Example>
      <Example name="Sheet, ConfirmSheet">
        <Button onClick={() => setOpen('sheet')}>Sheet</Button>
        <Button onClick={() => setOpen('confirm')}>ConfirmSheet</Button>
        <Sheet open={open === 'sheet'} onClose={close} title="공유하기" actions={<Button onClick={close}>닫기</Button>}>
          {LONG}
        </Sheet>
        {open === 'confirm' ? (
          <ConfirmSheet
            title="글을 삭제할까요?"
            body="삭제한 글은 되돌릴 수 없어요."
            confirm="삭제"
            onConfirm={close}
            onClose={close}
          />
        ) : null}
      </Example>
    </Section>
  );
}

const shapes = ['line', 'short', 'title', 'circle', 'thumbnail', 'banner'] as const;

const States = () => (
  <Section title="Loading, empty, error">
    <Example name="Skeleton" wide>
      {shapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Example>
    <Example name="SkeletonRows" wide>
      <SkeletonRows rows={2} avatar thumbnail />
    </Example>
    <Example name="EmptyState" wide>
      <EmptyState
        title="아직 글이 없어요"
        body="첫 글을 남겨 보세요."
        action={<LinkButton href={PATH}>글쓰기</LinkButton>}
      />
    </Example>
    <Example name="ErrorState" wide>
      <ErrorState onRetry={() => undefined} />
    </Example>
    <Example name="ErrorState: retrying" wide>
      <ErrorState onRetry={() => undefined} retrying />
    </Example>
    <Example name="CardSkeletons" wide>
      <CardSkeletons />
    </Example>
  </Section>
);
