/** Renders the title of a page where a topic is written, and its forum. */
export function ComposerHeading({ title, place }: { title: string; place?: string }) {
  return (
    <header>
      <h1>{title}</h1>
      {place ? <p className="soft">{place}</p> : null}
    </header>
  );
}
