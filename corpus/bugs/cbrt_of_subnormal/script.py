import jax
import jax.numpy as jnp

x = jnp.float32(1.1754942e-38)
got = jax.jit(jax.lax.cbrt)(x)
print(jax.__version__, got, "must be 2.2737366e-13, or 0 if subnormals are flushed")
assert got == 0 or abs(got / 2.2737366e-13 - 1) < 1e-5, got
