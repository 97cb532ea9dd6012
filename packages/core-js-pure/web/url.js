module.exports = URL
