// Leaves the English words in the component library's lists of translations; other languages then fall back to them.
module.exports = (source) =>
  source.replace(/^(?:import .*(?<!\/en-US)\.mjs";|\s+"(?!en-US)[\w-]+": .*)$/gm, '');
