/** Returns the child of a node that is another node or has it within; null where there is none. */
function childWith(parent: Node, node: Node | null): Node | null {
  let at = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}

/**
 * Lets React go on over a page that the browser translates: that moves texts into elements of its own, or away, where
 * React then does not find them, throws and loses the page (facebook/react#11538). A moved node is removed with what
 * it was moved into; one beside which another is put counts where it is, and as the end where it is gone.
 */
export function tolerateMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, node: T): T {
    const child = childWith(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, childWith(this, before));
    return node;
  };
}
