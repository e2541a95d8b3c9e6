// The order in which a back end adds, `((0 1) (2 3))`, as a tree.

const LEAF_WIDTH = 18;

/** Nested lists of numbers; null where the text is none. */
function tree_of(text) {
  try {
    const tree = JSON.parse(text.replaceAll('(', '[').replaceAll(')', ']').replace(/([\]\d])\s+(?=[[\d])/g, '$1,'));
    return Array.isArray(tree) ? tree : null;
  } catch {
    return null;
  }
}

/** Leaves side by side, a node above the middle of its children: `x` and how many nodes are below it. */
function placed(tree, leaves, lines) {
  if (!Array.isArray(tree)) return {x: (leaves.push(tree) - 0.5) * LEAF_WIDTH, depth: 0};
  const children = tree.map((child) => placed(child, leaves, lines));
  const node = {x: (children[0].x + children.at(-1).x) / 2, depth: 1 + Math.max(...children.map((child) => child.depth))};
  lines.push(...children.map((child) => [node, child]));
  return node;
}

function tree_drawing(text) {
  const tree = text && tree_of(text);
  if (!tree || !tree.length) return null;
  const leaves = [], lines = [], root = placed(tree, leaves, lines);
  const row = root.depth > 12 ? 6 : 18, y = (node) => (root.depth - node.depth) * row + 4;  // deep trees are chains
  const width = leaves.length * LEAF_WIDTH, height = (root.depth + 1) * row + 8;
  return drawn('svg', {class: 'tree', role: 'img', 'aria-label': `tree of the sum: ${text}`, width, height, viewBox: `0 0 ${width} ${height}`},
    drawn('path', {d: lines.map(([a, b]) => `M${a.x} ${y(a)}L${b.x} ${y(b)}`).join('')}),
    ...leaves.map((leaf, k) => drawn('text', {x: (k + 0.5) * LEAF_WIDTH, y: y({depth: 0}) + 9}, String(leaf))));
}
