import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import styles from './FilterForm.module.css';
import { type Filter, type FilterOption, groupsOf } from './filters';

function Option({ filter, option }: { filter: Filter; option: FilterOption }) {
  const { name, several, chosen } = filter;
  const { slug } = option;
  return (
    <label className={styles.option}>
      <input
        type={several ? 'checkbox' : 'radio'}
        name={name}
        value={slug}
        defaultChecked={slug ? chosen.includes(slug) : chosen.length === 0}
      />
      {option.name}
    </label>
  );
}

/** Renders the options of one group as chips; a group with a name is folded until one of its options is chosen. */
function Group({ filter, name, options }: { filter: Filter; name: string; options: readonly FilterOption[] }) {
  const chips = (
    <div className="row-2">
      {options.map((option) => (
        <Option key={option.slug} filter={filter} option={option} />
      ))}
    </div>
  );
  if (!name) return chips;
  return (
    <details className={styles.group} open={options.some(({ slug }) => filter.chosen.includes(slug))}>
      <summary>{name}</summary>
      {chips}
    </details>
  );
}

/** Renders a list's filters as chips, which `onApply` receives together: the chosen values by the filters' names. */
export function FilterForm({
  filters,
  onApply,
}: {
  filters: readonly Filter[];
  onApply: (values: Record<string, string[]>) => void;
}) {
  const { t } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    const chosen = new FormData(form.current ?? undefined);
    onApply(Object.fromEntries(filters.map(({ name }) => [name, chosen.getAll(name).map(String)])));
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={apply}>
      {filters.map((filter) =>
        filter.isDay ? (
          <TextField
            key={filter.name}
            type="date"
            name={filter.name}
            label={filter.label}
            defaultValue={filter.chosen[0]}
          />
        ) : (
          <fieldset key={filter.name}>
            <legend className={styles.label}>{filter.label}</legend>
            {groupsOf([
              ...(filter.several ? [] : [{ slug: '', name: filter.none ?? t('list.all') }]),
              ...filter.options,
            ]).map(([group, options]) => (
              <Group key={group} filter={filter} name={group} options={options} />
            ))}
          </fieldset>
        ),
      )}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => onApply(Object.fromEntries(filters.map(({ name }) => [name, []])))}>
          {t('list.reset')}
        </Button>
        <Button type="submit" variant="primary">
          {t('list.apply')}
        </Button>
      </div>
    </Form>
  );
}
