import { RichEditor } from '@/components/article/editor/RichEditor';
import { usePostPictures } from '@/components/article/editor/usePostPictures';
import { Legend } from '@/components/ui/Field';
import { type CountUploads, useCountedUploads } from './useCountedUploads';

/** Renders the editor of a lesson's text in one language. `initial` is its HTML at first. */
export function LessonEditor({
  label,
  initial,
  hasFocus,
  onUploads,
  onChange,
}: {
  label: string;
  initial: string;
  /** Whether it takes the focus. */
  hasFocus: boolean;
  onUploads: CountUploads;
  onChange: (html: string) => void;
}) {
  const pictures = usePostPictures();
  useCountedUploads(pictures.onTheWay.length > 0, onUploads);
  return (
    <fieldset>
      <Legend>{label}</Legend>
      <RichEditor label={label} initial={initial} hasFocus={hasFocus} pictures={pictures} onChange={onChange} />
    </fieldset>
  );
}
