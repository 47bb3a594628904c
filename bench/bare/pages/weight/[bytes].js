/** Renders a statically regenerated page whose text has the given number of bytes. */
export default function Weight({ text }) {
  return <p>{text}</p>;
}

export const getStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export const getStaticProps = ({ params }) => ({
  // A page contains the text twice: as HTML and in its data.
  props: { text: filler(Math.max(0, Number(params.bytes) - 2500) / 2) },
  revalidate: 10,
});

/** Creates text that compresses about as well as prose. */
function filler(bytes) {
  let state = 7;
  let text = '';
  while (text.length < bytes) {
    state = (state * 1103515245 + 12345) % 2147483648;
    text += `${state.toString(36)} the grain of skin `;
  }
  return text.slice(0, bytes);
}
