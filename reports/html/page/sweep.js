// The plots and tables of each function below its verdict.

const charts = JSON.parse(document.getElementById('data').textContent).charts;
for (const [n, place] of [...document.querySelectorAll('.drawn')].entries()) place.replaceChildren(...chart_parts(charts[n]));
document.documentElement.dataset.ready = 'yes';
