import styles from './FactList.module.css';

/** Renders a list of facts, a line each. */
export function FactList({ facts }: { facts: { name: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: names are texts, of which two may be alike, and none ever moves
        <div key={at}>
          <dt className="small">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
