import Link from 'next/link';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/Field';
import { Form } from '@/components/ui/Form';
import { ChevronRightIcon } from '@/components/ui/icons';
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

/** Renders filters that share groups: a folded part for each group, with the way to its page and the options of all. */
function SharedGroups({
  groups: { label, pages, go },
  filters,
  onLeave,
}: {
  groups: NonNullable<Filter['groups']>;
  filters: readonly Filter[];
  onLeave: (href: string) => void;
}) {
  const others = filters.flatMap(({ options }) => options.map(({ group = '' }) => group));
  const isOf = (name: string) => (option: FilterOption) => option.group === name;
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div className="row-2">
        {filters.map((filter) =>
          filter.several ? null : (
            <Option key={filter.name} filter={filter} option={{ slug: '', name: filter.none ?? '' }} />
          ),
        )}
      </div>
      {[...new Set([...pages.keys(), ...others])].map((name) => {
        const page = pages.get(name);
        const isChosen = filters.some(({ chosen, options }) =>
          options.some((it) => isOf(name)(it) && chosen.includes(it.slug)),
        );
        return (
          <details key={name} className={styles.group} open={isChosen}>
            <summary>{name}</summary>
            <div className="stack-2">
              {page ? (
                <Link
                  href={page}
                  prefetch={false}
                  className={styles.page}
                  onClick={(event) => {
                    event.preventDefault();
                    onLeave(page);
                  }}
                >
                  {go}
                  <ChevronRightIcon size={1} />
                </Link>
              ) : null}
              {filters.map((filter) => {
                const options = filter.options.filter(isOf(name));
                if (options.length === 0) return null;
                return (
                  <fieldset key={filter.name}>
                    <legend className="fine">{filter.label}</legend>
                    <div className="row-2">
                      {options.map((option) => (
                        <Option key={option.slug} filter={filter} option={option} />
                      ))}
                    </div>
                  </fieldset>
                );
              })}
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}

/**
 * Renders a list's filters as chips, which `onApply` receives together: the chosen values by the filters' names;
 * `onLeave` receives the page of a group.
 */
export function FilterForm({
  filters,
  onApply,
  onLeave,
}: {
  filters: readonly Filter[];
  onApply: (values: Record<string, string[]>) => void;
  onLeave: (href: string) => void;
}) {
  const { t } = useTranslation('common');
  const form = useRef<HTMLFormElement>(null);
  const apply = () => {
    const chosen = new FormData(form.current ?? undefined);
    onApply(Object.fromEntries(filters.map(({ name }) => [name, chosen.getAll(name).map(String)])));
  };
  const grouped = filters.filter(({ groups }) => groups);
  const groups = grouped[0]?.groups;
  return (
    <Form ref={form} className={styles.form} onSubmit={apply}>
      {groups ? <SharedGroups groups={groups} filters={grouped} onLeave={onLeave} /> : null}
      {filters.map((filter) =>
        filter.groups ? null : filter.isDay ? (
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
