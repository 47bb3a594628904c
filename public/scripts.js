// Requests the page's scripts in their order after the first frame, which they would delay. A button tapped before
// the page is hydrated is tapped again then (lib/browser/hydrateRoot.ts), one that opens a sheet or submits a form too,
// but for a form with an address of its own, such as a search; so is a box that was ticked.
{
  const addresses = document.currentScript.dataset.scripts.split(' ');
  const policy = window.trustedTypes?.createPolicy('scripts', {
    createScriptURL: (address) => (address.startsWith('/_next/static/') ? address : ''),
  });
  const load = () => {
    for (const address of addresses) {
      const script = document.createElement('script');
      script.src = policy ? policy.createScriptURL(address) : address;
      script.async = false;
      document.head.append(script);
    }
  };
  // A hidden page has no frames.
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));

  let tapped;
  const onClick = (event) => {
    tapped = event.target.closest('button[type="button"], summary[aria-haspopup]');
    // Its details are for readers without scripts.
    if (tapped?.matches('summary')) event.preventDefault();
  };
  // Before its button's tap is repeated React has hydrated the form, which it does not for a submission alone.
  const onSubmit = (event) => {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    tapped = event.submitter;
  };
  const changed = new Set();
  const onChange = ({ target }) => {
    if (target.matches('[type="checkbox"], [type="radio"]')) changed.add(target);
  };
  addEventListener('click', onClick);
  addEventListener('submit', onSubmit);
  addEventListener('change', onChange);
  addEventListener(
    'hydrating',
    () => {
      removeEventListener('click', onClick);
      removeEventListener('submit', onSubmit);
      removeEventListener('change', onChange);
      for (const box of changed) {
        // React hydrates at once for this too, and then sees the box change.
        box.dispatchEvent(new Event('mouseup', { bubbles: true }));
        box.checked = !box.checked;
        box.click();
      }
      tapped?.click();
    },
    { once: true },
  );
}
