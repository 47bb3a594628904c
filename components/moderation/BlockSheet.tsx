import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { Sheet } from '@/components/ui/Sheet';
import type { Author } from '@/contract/users';
import { useBlock } from './useBlock';
import { useSheetTexts } from './useSheetTexts';

interface Props {
  author: Pick<Author, 'username' | 'nickname'>;
  onClose: () => void;
}

/** Renders the consequences of blocking a member before it is done. */
export function BlockSheet(props: Props) {
  return useSheetTexts(props.onClose) ? <BlockQuestion {...props} /> : null;
}

function BlockQuestion({ author, onClose }: Props) {
  const { t } = useTranslation('moderation');
  const { t: common } = useTranslation('common');
  const { block } = useBlock();
  const confirm = () => {
    onClose();
    void block(author, true);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('block.title', { nickname: author.nickname })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button variant="danger" onClick={confirm}>
            {t('block.send')}
          </Button>
        </>
      }
    >
      {t('block.lead')}
    </Sheet>
  );
}
