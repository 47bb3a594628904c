/** Waits until the browser is about to draw. */
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until a change of the store is on the page: the store reports it in the next frame. */
export async function whenShown(): Promise<void> {
  await frame();
  await frame();
}
