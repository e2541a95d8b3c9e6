import jax
import jax.numpy as jnp

d = jax.lax.ScatterDimensionNumbers((), (0,), (0,))
f = jax.jit(lambda x, i, u: jax.lax.scatter(x, i, u, d, mode="promise_in_bounds"))
got = f(jnp.zeros(300, jnp.int32), jnp.array([[200]], jnp.uint8), jnp.array([7], jnp.int32))
print(jax.__version__, "written at", jnp.nonzero(got)[0], "must be [200]")
assert got[200] == 7
